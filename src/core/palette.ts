/** Colours of one appearance; every pair of text and ground that is used has a contrast of at least 4.5. */
export interface Palette {
  readonly mode: 'light' | 'dark'
  readonly primary: string
  readonly onPrimary: string
  readonly secondary: string
  readonly ground: string
  readonly paper: string
  /** Ground of table heads. */
  readonly head: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly success: string
  readonly warning: string
  readonly error: string
}

export const light: Palette = {
  mode: 'light',
  primary: '#0f766e',
  onPrimary: '#ffffff',
  secondary: '#0b5c8a',
  ground: '#f3f7f7',
  paper: '#ffffff',
  head: '#f7fafa',
  ink: '#16292e',
  soft: '#4d6168',
  line: '#dde6e8',
  success: '#15703a',
  warning: '#8f5500',
  error: '#b42318',
}

export const dark: Palette = {
  mode: 'dark',
  primary: '#2dd4bf',
  onPrimary: '#06201d',
  secondary: '#7cc4f0',
  ground: '#0e181d',
  paper: '#16232a',
  head: '#1a2930',
  ink: '#e6eff0',
  soft: '#a9bbc0',
  line: '#2b3d45',
  success: '#5fd08a',
  warning: '#f0b45a',
  error: '#ff8f82',
}

/** A colour let through, as a share of 1. */
const mixed = (colour: string, share: number): string => `color-mix(in srgb, ${colour} ${share * 100}%, transparent)`

/** Grounds of what is pointed at and of what is chosen. */
export const hoveredShare = 0.06
export const chosenShare = 0.12

/** The colours as the custom properties that `plain.css` reads. */
export const variablesOf = ({
  primary,
  paper,
  ground,
  head,
  ink,
  soft,
  line,
  success,
  warning,
  error,
}: Palette): Readonly<Record<`--${string}`, string>> => ({
  '--primary': primary,
  '--paper': paper,
  '--ground': ground,
  '--head': head,
  '--ink': ink,
  '--soft': soft,
  '--line': line,
  '--success': success,
  '--warning': warning,
  '--error': error,
  '--hovered': mixed(primary, hoveredShare),
  '--chosen': mixed(primary, chosenShare),
})
