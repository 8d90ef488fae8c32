import { PAGES } from '../../../service-worker/cache-names.ts'

/** Saved pages are in the language they were seen in. */
export async function forgetSavedPages() {
  try {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)),
    )
  } catch {
    // Where caches are blocked nothing was saved.
  }
}
