/** A declaration that may say left or right. */
export interface Exception {
  readonly file: string
  /** The start of the declaration, such as `transform: rotate(`. In a script it is the name of the key or the measure. */
  readonly declaration: string
  readonly because: string
}

const check = 'a check mark is the same in both directions'
const tilt = 'a stamp is a picture, and pictures are not mirrored'

export const exceptions: readonly Exception[] = [
  {
    file: 'src/classroom/screens/light/Scanner.module.css',
    declaration: 'transform: scaleX(-1)',
    because: 'a camera shows a person as a mirror does',
  },
  {
    file: 'src/classroom/screens/light/Scanner.module.css',
    declaration: 'background: var(--arm) 0 0 /',
    because: 'the frame has all four corners',
  },
  {
    file: 'src/classroom/screens/join/Join.module.css',
    declaration: 'letter-spacing: 0.08em',
    because: 'digits are not joined',
  },
  {
    file: 'src/classroom/screens/teacher/grid/Patch.module.css',
    declaration: 'clip-path: polygon(',
    because: 'transform: var(--mirror) mirrors the folded corner',
  },
  {
    file: 'src/screens/achievements/AchievementRow.module.css',
    declaration: 'transform: rotate(',
    because: tilt,
  },
  { file: 'src/screens/lesson/LessonArticle.module.css', declaration: 'border-width: 0 3px 3px 0', because: check },
  { file: 'src/screens/lesson/LessonArticle.module.css', declaration: 'transform: rotate(40deg)', because: check },
  {
    file: 'src/screens/lesson/sheet/SheetControl.module.css',
    declaration: 'border-width: 0 3px 3px 0',
    because: check,
  },
  { file: 'src/screens/lesson/sheet/SheetControl.module.css', declaration: 'transform: rotate(40deg)', because: check },
  {
    file: 'src/screens/lesson/LessonText.module.css',
    declaration: 'float: left',
    because: 'the box is as wide as the line, so it has no side',
  },
  {
    file: 'src/screens/login/LoginScreen.tsx',
    declaration: 'ArrowLeft',
    because: 'there are two tabs, and both keys go to the other one',
  },
  {
    file: 'src/screens/login/LoginScreen.tsx',
    declaration: 'ArrowRight',
    because: 'there are two tabs, and both keys go to the other one',
  },
]
