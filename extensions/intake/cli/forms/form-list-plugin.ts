import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ListedForm } from '@fivefold/shared/forms/form-definition'
import { runModule } from '../../../../deploy/build/app-source/run-module'
import { UserError } from '../../../../deploy/workspace/errors/user-error'
import { formListFile, readFormList } from '../../forms/form-list'
import { formData } from './form-data'

/** Keeps the forms of a remote, which `src/forms.ts` lists, as data in its release. */
export function formList(remote: string): Plugin {
  return {
    name: 'fivefold:form-list',
    apply: 'build',
    async generateBundle() {
      const file = path.join(this.environment.config.root, 'src/forms.ts')
      if (!existsSync(file)) return
      const { forms } = await runModule<{ forms: readonly ListedForm[] }>(file)
      const source = JSON.stringify({ format: 1, forms: forms.map(formData) }, null, 1)
      try {
        readFormList(source, remote)
      } catch (error) {
        throw new UserError(`src/forms.ts: ${Object(error).message}.`)
      }
      this.emitFile({ type: 'asset', fileName: formListFile, source })
    },
  }
}
