import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import * as v from 'valibot'
import type { Plugin, Rolldown } from 'vite'
import type { BuildPlugin } from '../../deploy/workspace/hooks'
import { readPackage } from '../../deploy/workspace/read-package'

/** The software bill of materials of a release: the packages whose code or files it carries (CycloneDX). */
const sbomFile = 'bom.cdx.json'

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  author: v.fallback(v.optional(v.union([v.string(), v.object({ name: v.string() })])), undefined),
  repository: v.fallback(
    v.optional(
      v.union([v.string(), v.object({ url: v.string(), directory: v.optional(v.string()) })]),
    ),
    undefined,
  ),
})

type Package = v.InferOutput<typeof packageSchema>

export function listedPackages(): Plugin {
  return {
    name: 'fivefold:sbom',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { root, plugins } = this.environment.config
      const more = plugins.flatMap(({ api }: BuildPlugin) => api?.sources?.() ?? [])
      const sources = [...Object.values(bundle).flatMap(sourcesOf), ...more]
      const folders = new Set(sources.flatMap(packageFolder))
      const source = sbomOf(packageIn(root), [...folders].map(packageIn))
      this.emitFile({ type: 'asset', fileName: sbomFile, source })
    },
  }
}

/** Has no time and no serial number: equal builds have equal documents. */
export function sbomOf(app: Package, packages: readonly Package[]): string {
  const document = new Models.Bom()
  document.metadata.component = withOrigin(componentOf(Enums.ComponentType.Application, app), app)
  for (const library of packages) {
    document.components.add(componentOf(Enums.ComponentType.Library, library))
  }
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return new Serialize.JsonSerializer(normalizers).serialize(document, {
    sortLists: true,
    space: 2,
  })
}

function componentOf(type: Enums.ComponentType, { name, version, license }: Package) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const component = new Models.Component(type, own ?? name, { group, version, purl, bomRef: purl })
  if (license !== undefined) component.licenses.add(new Models.NamedLicense(license))
  return component
}

/** Adds who wrote the app, and where its source is. */
function withOrigin(component: Models.Component, { author, repository }: Package) {
  const name = typeof author === 'object' ? author.name : author
  if (name !== undefined) component.author = name
  if (repository !== undefined) {
    const { url, directory } =
      typeof repository === 'object' ? repository : { url: repository, directory: undefined }
    const { VCS } = Enums.ExternalReferenceType
    const comment = directory === undefined ? {} : { comment: directory }
    component.externalReferences.add(new Models.ExternalReference(url, VCS, comment))
  }
  return component
}

const sourcesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.moduleIds : file.originalFileNames

/** The folder of the innermost package that a file belongs to; none for the project's own. */
function packageFolder(file: string): string[] {
  const [folder] = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replace(/^\0/, '')) ?? []
  return folder === undefined ? [] : [folder]
}

const packageIn = (folder: string): Package => readPackage(folder, packageSchema)
