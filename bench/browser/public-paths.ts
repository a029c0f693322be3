import { readRegistryFile } from '../../deploy/registry/registry-file'
import { variantFolder } from '../variants/variant-folder'

/** Paths of the pages that everybody may see, of the site that is measured. */
export const publicPaths = () =>
  Object.values(readRegistryFile(variantFolder('ours')).remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => !access.signIn && !path.includes(':'))
    .map(({ path }) => path)
