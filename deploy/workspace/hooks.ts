import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, UserConfig } from 'vite'
import type { RenderedPage } from '../../shared/contract/federation/page-renderer'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import type {
  ModuleContract,
  ReleaseManifest,
} from '../../shared/contract/federation/release-manifest'
import type { ObjectStore, SiteStore } from './store/object-store'

/** An optional part of the release tool. `deploy/extensions.ts` lists all extensions. */
export interface Extension {
  /** Adds commands, and options to commands. */
  commands?: ((fivefold: Command) => void) | undefined
  place?: PlaceHook
  build?: BuildHook
  release?: ReleaseHook
  reconcile?: ReconcileHook
  /** Starts what runs beside a site that is served. It ends with the process. */
  serve?: (site: string) => Promise<Beside>
}

/** Runs beside a served site. */
export interface Beside {
  answer: Companion
  /** A sentence that says how to sign in, where the demo accounts do not. */
  signIn?: string
}

/** Answers a request in place of the site. @returns false to leave it to the site. */
export type Companion = (request: IncomingMessage, response: ServerResponse) => boolean

/** The parts of a site that a command reads, in addition to its registry and settings. */
export interface Need {
  /** There need not be a site yet. */
  empty?: boolean
  /** The app whose releases it may name. */
  app?: string
  /** The documents of all routes. */
  documents?: boolean
  /** All releases of all apps, and the log. */
  history?: boolean
}

/** A build; its release's name is the version and the content's hash: one name for one content. */
export interface BuiltApp extends ReleaseManifest {
  folder: string
  hash: string
  release: string
  /** The hash of the app's own sources; absent: the build comes from elsewhere. */
  sources?: string
}

/** A release in the site's folders, with the app that it belongs to. */
export interface NamedRelease {
  app: string
  release: string
}

/** Keeps sites somewhere else than in a folder of this machine. */
export interface PlaceHook {
  /** Runs a task on a copy of the site, and applies its changes. It may run several times. */
  change: <Result>(need: Need, task: (site: string) => Promise<Result>) => Promise<Result>
  /** Runs a task that only reads. */
  read: <Result>(need: Need, task: (site: string) => Promise<Result>) => Promise<Result>
  store: () => Promise<ObjectStore>
  /** Removes the releases that nothing needs. @param used paths of files that must stay. */
  prune: (used: readonly string[]) => Promise<readonly NamedRelease[]>
}

/** Takes part in the builds of remotes, and of any app after its build. */
export interface BuildHook {
  plugins?: () => Promise<BuildPlugins>
  /** Runs after both builds of an app. */
  built?: (app: string) => Promise<void>
}

export interface BuildPlugins {
  /** Plug-ins of the build for browsers, and of the development server. */
  client?: (remote: BuiltRemote) => BuildPlugin[]
  /** Plug-ins of the build that prerenders pages. @param options of that build. */
  renderer?: (remote: BuiltRemote, options: UserConfig) => Plugin[]
  /** Plug-ins of the builds of all apps for browsers, behind those of remotes. */
  every?: () => Plugin[]
}

export interface BuiltRemote {
  name: string
  root: string
  sharedFolder: string
}

/** A plug-in that adds to the description of a release. */
export type BuildPlugin = Plugin<{
  /** Files that describe the release. */
  describe?: (release: ReleaseManifest) => Readonly<Record<string, string | Uint8Array>>
  /** Files that the release carries beside those of its bundle, once it is generated. */
  sources?: () => readonly string[]
  /** Fields of `release.json`. */
  manifest?: () => Partial<ReleaseManifest>
}>

/** Takes part in a release. */
export interface ReleaseHook {
  /**
   * Runs beside the build, which ends where it refuses.
   * @returns warnings.
   * @throws UserError to refuse the release.
   */
  refuse?: (site: string, app: string) => Promise<readonly string[]>
  /** Refuses a build before it is stored. @throws UserError */
  gate?: (site: string, app: string) => Promise<void>
  /** A last try of a build before the site changes. @param flags of the command. */
  trial?: (flags: object) => Trial | undefined
  /** Adds files to a release that is about to be stored. @param commit that it is built from. */
  complete?: (folder: string, named: NamedRelease, commit: string | undefined) => Promise<void>
  /** Refuses a stored release before it goes live. @throws UserError */
  admit?: (site: string, named: NamedRelease, routes: readonly { path: string }[]) => Promise<void>
  /** Adds columns to the list of releases. */
  columns?: (site: string, named: NamedRelease) => Promise<Readonly<Record<string, string>>>
  /** How a release draws its pages on the site of a host; undefined where its own entry fits. */
  drawing?: (release: Drawn, host: ModuleContract | undefined) => Drawing | undefined
  /** The program that renders mounted pages. @param read a program of the release. */
  mountedProgram?: (read: (file: string) => string | undefined) => string | undefined
  /** Runs instead of a release. @returns false to leave it to others. */
  instead?: (app: string, command: CommandUnknownOpts) => Promise<boolean>
  /** Sentences about a site after a release. */
  tell?: (site: string, registry: RegistryDocument) => Promise<readonly string[]>
  /** Runs after a release, and before releases are pruned. */
  tidy?: (store: SiteStore) => Promise<void>
  /** Paths of files in releases that must stay when releases are pruned. */
  uses?: (store: SiteStore) => Promise<readonly string[]>
}

export type Drawn = Pick<ReleaseManifest, 'contract' | 'standalone'>

export type Drawing =
  /** An entry with mounted pages, the files that each of them needs, and what they take from the host. */
  | { entry: string; files: readonly string[]; contract: ModuleContract }
  /** It cannot; the end of a sentence about the release that could. */
  | { remedy: string }

/** Tries a candidate out. */
export interface Trial {
  /** Prepares it beside the build. */
  ahead: () => void
  /** @param build folder and manifest of the candidate. @throws UserError to refuse it. */
  inspect: (site: string, app: string, build: BuiltApp) => Promise<void>
  end: () => Promise<void>
}

/** Takes part in every change of a site. */
export interface ReconcileHook {
  /** Settings that count in place of those in `site.json`. */
  settings?: (site: string) => Settings | undefined
  /** Gives the files that follow from the registry and the settings, by their paths. */
  files?: (registry: RegistryDocument, settings: Settings) => Readonly<Record<string, string>>
  /** Prepares its part of a change, before anything is rendered. @throws UserError to refuse the change. */
  begin?: (site: string, change: PlannedChange) => Promise<ChangePart>
  /** Begins texts that are written beside the documents of an app. */
  beside?: (app: string) => Promise<BesidePages>
  /** Selects the texts that may be written again without a command of their team. */
  takesAgain?: (site: string, registry: RegistryDocument) => Promise<ChangePart['takes']>
  /** The addresses of each app; undefined where every app may have any. */
  owners?: (site: string) => Promise<Owners | undefined>
  /** Signs a document; undefined without a key. */
  sign?: <Document>(document: Document) => Promise<Signed<Document> | undefined>
}

export interface BesidePages {
  add: (route: ReleaseManifest['routes'][number], rendered: RenderedPage | null) => void
  /** Texts by their files. @param feed that a page of the app lists. */
  texts: (feed: string | undefined) => Readonly<Record<string, string>>
}

export type Settings = Readonly<Record<string, string>>

type Owners = Readonly<Record<string, { paths: readonly string[] }>>

/** A document with an Ed25519 signature of its JSON text. */
export interface Signed<Document> {
  document: Document
  /** The public key that it is signed with. */
  key: string
  /** In base64. */
  signature: string
}

export interface PlannedChange {
  /** That the site follows now; absent: everything is written again. */
  before?: RegistryDocument | undefined
  /** That it follows after the change. */
  registry: RegistryDocument
  /** The apps that the change is about. */
  apps: readonly string[]
  settings: Settings
  /** Files that follow from nothing else. */
  files: ReadonlyMap<string, Buffer>
  /** A command calls this hook of its extension. */
  asked?: object | undefined
}

export interface ChangePart {
  /** Apps whose documents are rendered in addition. */
  apps?: readonly string[]
  /** Whether a text may be written; it is called for each. */
  takes?: (text: { file: string; text: string }) => boolean
  /** Runs when all texts are known. */
  end?: () => ChangeEnd
}

export interface ChangeEnd {
  registry?: RegistryDocument
  writes?: ReadonlyMap<string, Buffer>
  removals?: readonly string[]
  warnings?: readonly string[]
}

let installed: readonly Extension[] = []

export function install(extensions: readonly Extension[]): void {
  installed = extensions
}

/** The hooks of one kind that extensions have. */
export const hooks = <Kind extends keyof Extension>(kind: Kind) =>
  installed.flatMap(({ [kind]: hook }) => (hook === undefined ? [] : [hook]))

/** The first answer that an extension gives; undefined where none does. */
export function answerOf<Kind extends keyof Extension, Answer>(
  kind: Kind,
  ask: (hook: NonNullable<Extension[Kind]>) => Answer | undefined,
): Answer | undefined {
  for (const hook of hooks(kind)) {
    const answer = ask(hook)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** The owners of a site's addresses; undefined where every app may have any. */
export async function ownersOf(site: string): Promise<Owners | undefined> {
  const found = hooks('reconcile').map(({ owners }) => owners?.(site))
  return (await Promise.all(found)).find((owners) => owners !== undefined)
}

/** How a release draws its pages on the site of a host; undefined where its own entry fits. */
export const drawingOf = (release: Drawn, host: ModuleContract | undefined) =>
  answerOf('release', ({ drawing }) => drawing?.(release, host))

/** Files of extensions, such as those that a CDN and nginx read for their addresses, by their paths. */
export const addedFiles = (
  registry: RegistryDocument,
  settings: Settings = {},
): Readonly<Record<string, string>> =>
  Object.assign({}, ...hooks('reconcile').map(({ files }) => files?.(registry, settings)))
