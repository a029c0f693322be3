import { useSyncExternalStore } from 'react'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { closePanel, usePanelIsOpen } from './panel-store'
import { TryOutBanner } from './try-out-banner'
import { TryOutPanel } from './try-out-panel'
import type { TryOutStore } from './try-out-store'

/** The try-out's banner, shown while it is active, and the panel to choose a release. */
export function TryOut({ store }: { store: TryOutStore }) {
  const { overrides, problems } = useSyncExternalStore(store.subscribe, store.state)
  const open = usePanelIsOpen()
  return (
    <>
      <TryOutBanner
        overrides={overrides}
        problems={problems}
        onReset={() => reloadPage(store.reset)}
        onDismiss={store.dismiss}
      />
      <Dialog
        open={open}
        onOpenChange={(next) => !next && closePanel()}
        title="Try out a release"
        description="In this tab only, in place of the live release. Alt+Shift+O opens this panel."
        size="large"
      >
        <TryOutPanel choose={store.choose} onChosen={() => reloadPage()} />
      </Dialog>
    </>
  )
}

/** Evaluated modules cannot be unloaded, so other releases need a new page. */
function reloadPage(prepare = () => {}) {
  prepare()
  window.location.reload()
}
