let answer: boolean | undefined

/** Maps need WebGL 2; asked once, and before anything of the map is fetched. */
export function canDrawMaps(): boolean {
  answer ??= hasWebGl()
  return answer
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Browsers allow few contexts at a time: this one is not needed any more.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
