import { useEffect, useState } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'
import { replaceQuery, useAddressQuery } from '@fivefold/shared/address/address-query'
import type { Dimension, Usage } from './price-estimate'
import { usageFromQuery, usageToQuery } from './usage-query'

/** Milliseconds of rest before the address follows: browsers limit how often it may change. */
const writeDelay = 250

/** The usage on the sliders: what the visitor moved since arriving here, else what the address says. */
export function useUsage() {
  const query = useAddressQuery()
  const { key } = useLocation()
  const [choice, setChoice] = useState<{ usage: Usage; entry: string } | null>(null)
  const moved = choice?.entry === key ? choice.usage : null
  const usage = moved ?? usageFromQuery(new URLSearchParams(query))

  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => replaceQuery(usageToQuery(moved)), writeDelay)
    return () => clearTimeout(timer)
  }, [moved])

  const change = (dimension: Dimension, amount: number) =>
    setChoice({ usage: { ...usage, [dimension]: amount }, entry: key })

  return { usage, change }
}
