import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, UserConfig } from 'vite'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import type { ReleaseManifest } from '../../shared/contract/federation/release-manifest'
import type { ObjectStore, SiteStore } from './store/object-store'

/** An optional part of the release tool. `deploy/extensions.ts` lists all extensions. */
export interface Extension {
  /** Adds commands, and options to commands. */
  commands?: ((fivefold: Command) => void) | undefined
  place?: PlaceHook
  build?: BuildHook
  release?: ReleaseHook
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
  client: (remote: BuiltRemote) => BuildPlugin[]
  /** Plug-ins of the build that prerenders pages. @param options of that build. */
  renderer: (remote: BuiltRemote, options: UserConfig) => Plugin[]
}

export interface BuiltRemote {
  name: string
  /** Its folder. */
  root: string
  sharedFolder: string
}

/** A plug-in that adds to the description of a release. */
export type BuildPlugin = Plugin<{
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
  /** Runs instead of a release. @returns false to leave it to others. */
  instead?: (app: string, command: CommandUnknownOpts) => Promise<boolean>
  /** Sentences about a site after a release. */
  tell?: (site: string, registry: RegistryDocument) => Promise<readonly string[]>
  /** Runs after a release, and before releases are pruned. */
  tidy?: (store: SiteStore) => Promise<void>
  /** Paths of files in releases that must stay when releases are pruned. */
  uses?: (store: SiteStore) => Promise<readonly string[]>
}

let installed: readonly Extension[] = []

export function install(extensions: readonly Extension[]): void {
  installed = extensions
}

/** The hooks of one kind that extensions have. */
export const hooks = <Kind extends keyof Extension>(kind: Kind) =>
  installed.flatMap(({ [kind]: hook }) => (hook === undefined ? [] : [hook]))
