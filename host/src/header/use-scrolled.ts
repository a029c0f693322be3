import { useEffect, useRef, useState } from 'react'

/** Whether the page has moved under the header: the mark at the top of the page is out of sight. */
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
