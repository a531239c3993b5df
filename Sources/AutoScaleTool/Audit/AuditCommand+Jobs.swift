import AutoScaleAudit

extension AuditCommand {
  /// Returns the job of each document.
  ///
  /// The command line overrides the configuration.
  func jobs(
    of paths: [String], _ arguments: Arguments
  ) throws(UsageError) -> [AuditRun.Job] {
    var search = try AuditConfigurationSearch(file: try arguments[config])
    let (widths, directions) = (try arguments[widths], try arguments[direction])
    let (languages, textSizes) = (try arguments[languages], try arguments[textSizes])
    let longer = try arguments[longer]
    if languages != nil {
      try DocumentReader.requireFiles(
        paths, for: self.languages, because: "texts stand beside them")
    }
    let (contexts, usesDevices) = (try arguments[contexts], try arguments[devices])
    let system = try arguments[minimumSystem]
    var plists = AppInformationSearch()
    let scaling = try ScalingOptions.scaling(adapt, reference, arguments)
    let skipped = try (try arguments[skip] ?? []).map { name throws(UsageError) in
      try AuditRuleList.rule(named: name).id
    }
    return try paths.map { path throws(UsageError) in
      var configuration = try search.configuration(for: path)
      configuration.languages = languages ?? configuration.languages
      if path == DocumentReader.standardInput { configuration.languages = [] }
      if let textSizes { configuration.textSizes = textSizes }
      if let longer { configuration.longer = longer }
      var audit = configuration.audit
      if let widths { audit.widths = widths }
      if let contexts = contexts ?? configuration.contexts ?? plists.contexts(for: path) {
        audit.contexts = contexts
      }
      audit.usesDeviceWidths = usesDevices ?? false
      audit.minimumSystem = system ?? audit.minimumSystem
      if let directions { audit.directions = directions }
      audit.disabledRules.formUnion(skipped)
      audit.scaling = scaling
      return AuditRun.Job(
        path: path, audit: audit, conditions: configuration.conditions,
        configuration: configuration)
    }
  }
}
