import { create } from 'zustand';
import { browserStorage } from '../../browser/browser-storage.ts';

const storageKey = 'admin_orders_sound';

/** Whether the chime is on, persisted in local storage. */
export const useSound = create<{ isOn: boolean; isAwake: boolean }>()(() => ({
  isOn: browserStorage.get(storageKey) !== 'off',
  /** Whether the AudioContext is running (autoplay policy). */
  isAwake: false,
}));

let audio: AudioContext | undefined;

/**
 * Milliseconds from a gesture to the creation of the AudioContext, which would delay the frame that answers the
 * gesture. User activation lasts longer; WebKit forwards it to timers of at most a second.
 */
const wakeDelay = 300;
let waking: ReturnType<typeof setTimeout> | undefined;

/**
 * Autoplay policy: audio is blocked until the first user gesture, so the AudioContext is resumed after one. Returns the
 * unsubscribe function.
 */
export function awaitGesture(): () => void {
  const wakeSoon = () => {
    if (audio?.state !== 'running') waking ??= setTimeout(wake, wakeDelay);
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) addEventListener(gesture, wakeSoon);
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, wakeSoon);
  };
}

function wake(): void {
  clearTimeout(waking);
  waking = undefined;
  audio ??= openAudio();
  void audio.resume();
}

function openAudio(): AudioContext {
  const opened = new AudioContext();
  opened.addEventListener('statechange', () => useSound.setState({ isAwake: opened.state === 'running' }));
  return opened;
}

/** Mutes or unmutes and persists it; unmuting plays the chime as confirmation. */
export function toggleSound(isOn: boolean): void {
  useSound.setState({ isOn });
  browserStorage.set(storageKey, isOn ? 'on' : 'off');
  confirmSound();
}

/** Plays the chime in a user gesture, as confirmation that it can be heard. */
export function confirmSound(): void {
  wake();
  chime();
}

/** Plays two notes a fifth apart; does nothing while muted or while the autoplay policy blocks audio. */
export function chime(): void {
  if (waking !== undefined) wake();
  if (!audio || !useSound.getState().isOn) return;
  sound(audio, 587.33, 0);
  sound(audio, 880, 0.16);
}

/** One note with a gain envelope (attack and decay). Pitch in hertz, delay in seconds. */
function sound(context: AudioContext, pitch: number, delay: number): void {
  const begin = context.currentTime + delay;
  const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.16, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
  note.connect(loudness).connect(context.destination);
  note.start(begin);
  note.stop(begin + 0.5);
}
