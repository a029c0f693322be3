import type { Extension } from '../../deploy/workspace/hooks'

/** The software bill of materials of each release. */
export const sbom: Extension = {
  build: {
    async plugins() {
      const { listedPackages } = await import('./sbom')
      return { every: () => [listedPackages()] }
    },
  },
}
