let player: AudioContext | undefined

/** Seconds. */
const length = 0.3

/** A short tone without a file. Silent where the browser allows none. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return
  player ??= new AudioContext()
  void player.resume().catch(() => undefined)
  const tone = new OscillatorNode(player, { frequency: 660 })
  const volume = new GainNode(player, { gain: 0.15 })
  volume.gain.exponentialRampToValueAtTime(0.001, player.currentTime + length)
  tone.connect(volume).connect(player.destination)
  tone.start()
  tone.stop(player.currentTime + length)
}
