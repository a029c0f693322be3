import remapping from '@jridgewell/remapping'
import MagicString from 'magic-string'
import { parseSync, type Plugin, type Rolldown } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'
import { edited, type Edited } from '../syntax/edited'

const runtimeName = 'rolldown-runtime'
/** The name under which the libraries' file exports the helpers. */
const local = '$runtime'

/**
 * Moves Rolldown's helpers into the libraries' file, which every page loads. Rolldown 1.2 gives them a
 * separate file whatever the chunk groups say, which costs every page a request. The hash of a file
 * covers its import of the helpers and this plug-in's code, so its name still identifies one content.
 */
export function runtimeInLibraries(libraries: string): Plugin {
  return {
    name: 'fivefold:runtime-in-libraries',
    apply: 'build',
    // Browsers and sites cache a file under its name forever.
    augmentChunkHash: () => `${withoutImport} ${asExpression}`,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === runtimeName)
        const holder = chunks.find(({ name }) => name === libraries)
        if (!runtime || !holder) throw notFound(`a file ${runtimeName} beside ${libraries}`)
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue
          const { code, map } = withoutImport(chunk, runtime, chunk === holder ? undefined : holder)
          chunk.code = code
          if (chunk.map) Object.assign(chunk.map, joined(map, chunk.map))
          const others = chunk.imports.filter((file) => file !== runtime.fileName)
          chunk.imports = chunk === holder ? others : [...new Set([holder.fileName, ...others])]
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

type File = Pick<Rolldown.OutputChunk, 'fileName' | 'code'>

/**
 * A file's code with the helpers taken from the file that holds them.
 * @param holder absent: the file itself holds them.
 * @throws CodeNotFound where it imports them in another way.
 */
export function withoutImport({ code }: File, runtime: File, holder?: File): Edited {
  const edits = new MagicString(code)
  const file = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const { staticImports } = parseSync('chunk.js', code).module
  const found = staticImports.find(
    ({ moduleRequest }) => moduleRequest.value === `./${file(runtime.fileName)}`,
  )
  if (!found || found.entries.some(({ importName }) => importName.kind !== 'Name')) {
    throw notFound(`an import of names from ${runtime.fileName}`)
  }
  const names = found.entries.map(
    ({ importName, localName }) => `${importName.name}:${localName.value}`,
  )
  const source = holder
    ? `import{${local}}from"./${file(holder.fileName)}";`
    : `const ${local}=${asExpression(runtime.code)};`
  edits.overwrite(found.start, found.end, `${source}const{${names.join()}}=${local};`)
  if (!holder) edits.append(`\nexport{${local}};`)
  return edited(edits)
}

/** The map of both steps. */
function joined(after: Edited['map'], before: Rolldown.SourceMap) {
  const { names, sources, mappings } = remapping([after, before].map(String), () => null)
  return { names, sources, mappings }
}

/** Turns a module of declarations and exports into an expression for the object of its exports. */
function asExpression(code: string): string {
  const edits = new MagicString(code)
  const { staticExports, staticImports } = parseSync('runtime.js', code).module
  const entries = staticExports.flatMap((statement) => statement.entries)
  const [exported, ...others] = staticExports
  const areNames = entries.every(({ localName, exportName }) => localName.name && exportName.name)
  if (!exported || !areNames || others.length + staticImports.length > 0) {
    throw notFound(`a module of names in ${runtimeName}`)
  }
  const names = entries.map(({ localName, exportName }) => `${exportName.name}:${localName.name}`)
  edits.overwrite(exported.start, exported.end, `return{${names.join()}}`)
  return `(()=>{${edits.toString().trim()}})()`
}

const notFound = (code: string) =>
  new CodeNotFound(code, 'Rolldown', 'bundle/runtime-in-libraries.ts')
