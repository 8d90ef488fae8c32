import { useEffect, useRef, useState } from 'react'

/** How long a scroll started by a tap may take; meanwhile the tapped tab stays the active one. */
const SETTLE_MS = 800

/** The section being read: the last one whose top has passed under the sticky header. */
export function useScrollSpy(ids: string[], headerHeight: number) {
  const [active, setActive] = useState(ids[0] ?? null)
  const tappedUntil = useRef(0)
  const key = ids.join()

  useEffect(() => {
    const sections = key.split(',').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      if (performance.now() < tappedUntil.current) return
      const passed = sections.filter((it) => it.getBoundingClientRect().top <= headerHeight + 8)
      setActive((passed.at(-1) ?? sections[0])?.id ?? null)
    }
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${headerHeight}px 0px -40% 0px`,
      threshold: [0, 0.01, 0.5, 1],
    })
    for (const section of sections) observer.observe(section)
    document.addEventListener('scrollend', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('scrollend', look)
    }
  }, [key, headerHeight])

  const choose = (id: string) => {
    tappedUntil.current = performance.now() + SETTLE_MS
    setActive(id)
  }
  return { active, choose }
}
