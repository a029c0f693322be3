import { useEffect, useRef, useState } from 'react'

/** Whether the page is scrolled: the mark at its top is out of view. */
export function useScrolled() {
  const mark = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting)
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, scrolled }
}
