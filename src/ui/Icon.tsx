import { IconShape, type IconShapeProps, siteIcons } from './SiteIcon'

/** All icons. */
export const iconPaths = {
  ...siteIcons,
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  backspace: 'M21 5H9l-6 7 6 7h12zM12 9l6 6M18 9l-6 6',
  backup: 'M7 18.5H6a4 4 0 0 1-.5-8A6.5 6.5 0 0 1 18 10a4.3 4.3 0 0 1-.5 8.5H17M12 21v-9M8.5 15.5L12 12l3.5 3.5',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  calculator: 'M5 3h14v18H5zM8 7h8M8 12h2M14 12h2M8 16h2M14 16h2',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4.5M15.5 3v4.5',
  chevronRight: 'M9 5l7 7-7 7',
  chevronUp: 'M5 15l7-7 7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  copy: 'M8 8h12v12H8zM8 16H4V4h12v4',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  download: 'M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16',
  upload: 'M12 20V6M6.5 11L12 5.5l5.5 5.5M4 3h16',
  external: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v1.8',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15.5h7v-1.6A6 6 0 0 0 12 3z',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
  mail: 'M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5',
  more: 'M12 4v3M12 10.5v3M12 17v3',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.5 9.5 0 0 1 4-2.4M18.5 12a9.5 9.5 0 0 0-5.5-2.9M2.5 8.5a14 14 0 0 1 4.5-2.8M21.5 8.5A14 14 0 0 0 10.5 5',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15L19 12z',
  plus: 'M12 4v16M4 12h16',
  plusBox: 'M4 4h16v16H4zM12 8v8M8 12h8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  profile: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  ribbon: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14L7 21l5-2.5L17 21l-1.5-7',
  saved: 'M5 3h14v18H5zM9 3v5h6V3M8.5 15l2.5 2.5 4.5-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9',
  signOut: 'M14 4H5v16h9M10 12h10M16 8l4 4-4 4',
  speaker: 'M4 9.5v5h4l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h10.5a5 5 0 0 1 0 10H9',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17v1.5',
} as const

export type IconName = keyof typeof iconPaths

const directed: ReadonlySet<IconName> = new Set<IconName>([
  'arrowLeft',
  'arrowRight',
  'backspace',
  'chevronRight',
  'external',
  'signOut',
  'speaker',
  'undo',
])

interface IconProps extends Pick<IconShapeProps, 'size'> {
  readonly name: IconName
}

export function Icon({ name, size }: IconProps) {
  return <IconShape path={iconPaths[name]} size={size} isDirected={directed.has(name)} />
}
