import { useEffect, useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { notify } from '@fivefold/shared/notify/toast'
import { Button, type ButtonProps } from '../controls/button'

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  text: string
  label: string
}

/** Milliseconds that the check mark stays. */
const confirmationTime = 2_000

/** @example <CopyButton text="fivefold-A1B2C3" label="Copy" /> */
export function CopyButton({
  text,
  label,
  size = 'small',
  variant = 'secondary',
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const copied = copies > 0

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), confirmationTime)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
      notify({ title: 'Copied!', tone: 'success' })
    } catch {
      notify({
        title: 'The text could not be copied',
        description: 'Select it and copy it with the keyboard.',
        tone: 'destructive',
      })
    }
  }

  const Icon = copied ? Check : Copy
  return (
    <Button
      size={size}
      variant={variant}
      data-copied={copied || undefined}
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  )
}
