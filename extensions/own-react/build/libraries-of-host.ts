import type { Plugin } from 'vite'
import type { OtherMajor } from './wants-own-react'

/** Development draws every page with the host's React. Warns when a release would not. */
export function librariesOfHost(remote: string, others: readonly OtherMajor[]): Plugin {
  return {
    name: 'fivefold:libraries-of-host',
    apply: 'serve',
    configureServer({ config }) {
      if (others.length > 0) config.logger.warn(libraryNotice(remote, others))
    },
  }
}

export function libraryNotice(remote: string, others: readonly OtherMajor[]): string {
  const own = others.map(({ name, own: version }) => `${name} ${version}`).join(' and ')
  const host = others.map(({ name, host: version }) => `${name} ${version}`).join(' and ')
  return (
    `${remote} is built with ${own}. Development draws its pages with the host’s ${host}; ` +
    '`release --preview` shows them with their own.'
  )
}
