import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { variantFolder } from '../variants/variant-folder'

/** Paths of the public pages of the measured site. */
export const publicPaths = () =>
  Object.values(readRegistryFile(variantFolder('ours')).remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => !access.signIn && !path.includes(':'))
    .map(({ path }) => path)
