import { useSyncExternalStore } from 'react'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { closePanel, usePanelIsOpen } from './panel-store'
import { TryOutBanner } from './try-out-banner'
import { TryOutPanel } from './try-out-panel'
import type { TryOutStore } from './try-out-store'

/** What a tester sees of the try-out: a banner while one is active, and the panel to choose. */
export function TryOut({ store }: { store: TryOutStore }) {
  const { overrides, problems } = useSyncExternalStore(store.subscribe, store.state)
  const open = usePanelIsOpen()
  return (
    <>
      <TryOutBanner
        overrides={overrides}
        problems={problems}
        onReset={() => startAnew(store.reset)}
        onDismiss={store.dismiss}
      />
      <Dialog
        open={open}
        onOpenChange={(next) => !next && closePanel()}
        title="Try out a release"
        description="In this tab only, in place of the live release. Alt+Shift+O opens this panel."
        size="large"
      >
        <TryOutPanel choose={store.choose} onChosen={() => startAnew()} />
      </Dialog>
    </>
  )
}

/** Modules that have been evaluated stay; a page load is the one clean way to other releases. */
function startAnew(prepare = () => {}) {
  prepare()
  window.location.reload()
}
