import { describe, expect, it } from 'vitest'
import { sbomOf } from './sbom'

const app = { name: 'remote-support', version: '1.2.0' }
const react = { name: 'react', version: '19.3.1', license: 'MIT' }
const font = { name: '@fontsource-variable/inter', version: '5.0.0', license: 'OFL-1.1' }

describe('the SBOM of a build', () => {
  it('names the app and its packages, by their addresses in the package registry', () => {
    expect(JSON.parse(sbomOf(app, [react, font]))).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { type: 'application', ...app } },
      components: [
        {
          type: 'library',
          group: '@fontsource-variable',
          name: 'inter',
          version: '5.0.0',
          purl: 'pkg:npm/%40fontsource-variable/inter@5.0.0',
          licenses: [{ license: { name: 'OFL-1.1' } }],
        },
        { type: 'library', name: 'react', version: '19.3.1', purl: 'pkg:npm/react@19.3.1' },
      ],
    })
  })

  it('is the same for the same build, in whatever order its files come', () => {
    expect(sbomOf(app, [react, font])).toBe(sbomOf(app, [font, react]))
  })
})
