/** A metric with its samples in Prometheus' text format 0.0.4. @param samples what follows the name, such as `{a="b"} 1`. */
export const family = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly string[],
) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((text) => name + text),
    '',
  ].join('\n')
