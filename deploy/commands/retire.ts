import { retireApp, type Instead } from '../release/retire-app'
import { UserError } from '../workspace/errors/user-error'
import { atSiteToChange } from './site/at-site'
import { asTyped } from '../workspace/as-typed'

interface RetireFlags {
  redirect?: string
  gone?: string
}

/** `retire <remote>`: takes a remote out of the site, and names what its addresses answer from now on. */
export async function retire(remote: string, flags: RetireFlags) {
  const instead = insteadOf(flags)
  const release = await atSiteToChange({ app: remote, documents: true }, (site) =>
    retireApp(site, remote, instead),
  )
  if (release === '') return console.info(`The entry of ${remote} is out of the registry.`)
  console.info(
    `${remote} ${release} is retired. \`${asTyped(`rollback ${remote}`)}\` brings it back.`,
  )
  if (flags.redirect !== undefined) console.info('nginx redirects after its next reload.')
}

function insteadOf({ redirect, gone }: RetireFlags): Instead {
  if (redirect !== undefined && gone === undefined) return { redirect }
  if (gone !== undefined && redirect === undefined) return { text: gone }
  throw new UserError(
    "Say what its addresses answer: --redirect /path, or --gone 'A sentence for visitors.'.",
  )
}
