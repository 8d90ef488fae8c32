let isMeant = false

/** Reloads of our own come through here, so that `guardChunks` can tell them from the router's. */
export function reloadPage() {
  isMeant = true
  window.location.reload()
}

export const isReloadMeant = () => isMeant
