const lastRemote = /^( └─ remote-.*)$/m

/** The README's tree of apps with a line for a new remote before the last one. */
export const withRemoteInTree = (readme: string, name: string) =>
  readme.replace(lastRemote, (last) => ` ├─ ${`remote-${name}`.padEnd(18)} /${name}\n${last}`)
