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

  it('says who wrote the app, and where its source is', () => {
    const repository = { url: 'git+https://git.example/acme/site.git', directory: 'remote-support' }
    const componentOf = (more: object) =>
      JSON.parse(sbomOf({ ...app, ...more }, [])).metadata.component
    expect(componentOf({ author: { name: 'Support team' }, repository })).toMatchObject({
      author: 'Support team',
      externalReferences: [{ type: 'vcs', url: repository.url, comment: 'remote-support' }],
    })
    expect(componentOf({ author: 'Ada', repository: 'acme/site' })).toMatchObject({
      author: 'Ada',
      externalReferences: [{ type: 'vcs', url: 'acme/site' }],
    })
  })

  it('is the same for the same build, in whatever order its files come', () => {
    expect(sbomOf(app, [react, font])).toBe(sbomOf(app, [font, react]))
  })
})
