import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { openModule } from '../module-address'

/** The open module with the component that shows it. */
const firstWorkflowPart = createPartLoader(async () => {
  const [{ ModuleReader }, { firstWorkflow }] = await Promise.all([
    import('./module-reader'),
    import('./first-workflow-content'),
  ])
  return { ModuleReader, module: firstWorkflow }
})

export const modulePart = (id: string) => (id === openModule.id ? firstWorkflowPart : undefined)
