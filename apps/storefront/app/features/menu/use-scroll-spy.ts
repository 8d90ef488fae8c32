import { useEffect, useRef, useState } from 'react'

/** How long a scroll started by a tap may take; meanwhile the tapped tab stays the active one. */
const SETTLE_MS = 800

const ALIGNED_FRAMES = 12

/** Far lists have guessed heights until they come near: the section is brought back to its place until all have their own. */
function align(id: string, frames = ALIGNED_FRAMES) {
  document.getElementById(id)?.scrollIntoView()
  if (frames > 0) requestAnimationFrame(() => align(id, frames - 1))
}

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

  // An address may name a section; whoever comes back to somewhere else is left there.
  useEffect(() => {
    const id = window.location.hash.slice(1)
    const alignNear = (distance: number) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      if (top !== undefined && Math.abs(top) < distance) align(id)
    }
    alignNear(2 * window.innerHeight)
    // The brand's letters may take more lines than those they replace.
    document.fonts.ready.then(() => alignNear(2 * headerHeight))
  }, [headerHeight])

  const choose = (id: string) => {
    tappedUntil.current = performance.now() + SETTLE_MS
    setActive(id)
    align(id)
  }
  return { active, choose }
}
