import { storedValue } from '@sufra/web/storage/stored-value'

/** Whether this device is to ring. Until somebody decides, it is. */
const storedSound = storedValue<'on' | 'off'>('console_sound', (text) =>
  text === 'on' || text === 'off' ? text : null,
)

/** `blocked`: the browser waits for a tap before it lets a page make a sound. */
export type SoundState = 'on' | 'off' | 'blocked'

let context: AudioContext | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const sound = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    const stop = storedSound.subscribe(listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  },
  state: (): SoundState => {
    if (storedSound.read() === 'off') return 'off'
    return context?.state === 'running' ? 'on' : 'blocked'
  },
  /** Called from within a tap or a key press: browsers allow sound only then. */
  async unlock() {
    if (storedSound.read() === 'off') return
    context ??= new AudioContext()
    context.onstatechange = tell
    await context.resume()
    tell()
  },
  turn(to: 'on' | 'off') {
    storedSound.write(to)
    if (to === 'on') void sound.unlock()
  },
  ring() {
    if (sound.state() === 'on' && context) chime(context)
  },
}

/** Two rising notes, twice: loud enough to be heard over an extractor fan. */
const NOTES = [
  { at: 0, hertz: 880 },
  { at: 0.16, hertz: 1175 },
  { at: 0.5, hertz: 880 },
  { at: 0.66, hertz: 1175 },
]
const LENGTH = 0.28

function chime(on: AudioContext) {
  for (const { at, hertz } of NOTES) {
    const start = on.currentTime + at
    const tone = new OscillatorNode(on, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(on, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.5, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    tone.connect(volume).connect(on.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
