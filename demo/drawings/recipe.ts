/** How one demo picture is made: a backdrop in one hue and the things standing on it, back to front. */
export type Recipe = {
  /** OKLCH hue of backdrop and shadows, in degrees. */
  hue: number
  dark?: true
  subjects: Subject[]
}

export type Subject = {
  /** Name of a Noto emoji or of one of our own drawings. */
  icon: string
  /** Side of the icon's square box, in pixels of the 960 × 720 picture. */
  size: number
  /** Middle of the subject; the picture's own middle when absent. */
  x?: number
  /** Where the subject's lowest point stands; the common baseline when absent. */
  y?: number
  /** Clockwise degrees. */
  rotate?: number
  mirrored?: true
  /** Lies on another subject, so it throws no shadow on the ground. */
  aloft?: true
  /** Colours of the icon to replace: from → to. 'none' takes a part away. */
  fills?: Record<string, string>
}

export const PICTURE_WIDTH = 960
export const PICTURE_HEIGHT = 720
export const BASELINE = 622
