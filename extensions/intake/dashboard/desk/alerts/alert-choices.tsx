import { SwitchField } from '@fivefold/shared/ui/switch'
import { useDeskChoice } from '../../admin-parts'
import { alertContent } from './alert-content'
import { playTone } from './play-tone'

/** An operator chooses how they learn of new tickets. */
export function AlertChoices() {
  const [hasSound, chooseSound] = useDeskChoice('sound')
  const [hasTitle, chooseTitle] = useDeskChoice('title')
  return (
    <>
      <SwitchField
        name="sound"
        {...alertContent.sound}
        checked={hasSound}
        onChange={({ target }) => {
          chooseSound(target.checked)
          // Browsers play nothing before somebody has pressed something.
          if (target.checked) playTone()
        }}
      />
      <SwitchField
        name="title"
        {...alertContent.title}
        checked={hasTitle}
        onChange={({ target }) => chooseTitle(target.checked)}
      />
    </>
  )
}
