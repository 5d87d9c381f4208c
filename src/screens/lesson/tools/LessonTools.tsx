import { type ReactNode, type Ref, useState } from 'react'
import { lessonToolsWords as words } from '#words/lessonTools'
import { readAloudWords } from '#words/readAloud'
import type { LessonId } from '../../../core/progress/ids'
import type { SaveFailure } from '../../../data/store/storeHealth'
import { Icon } from '../../../ui/Icon'
import { useSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import styles from './LessonTools.module.css'
import type { Elements } from '../../../ui/Elements'

interface LessonToolsProps {
  readonly lessonId: LessonId
  readonly isAloud: boolean
  /** The button that starts reading aloud. It is not removed while reading. */
  readonly aloudRef: Ref<HTMLButtonElement>
  readonly onAloud: (isAloud: boolean) => void
  readonly isChoosing: boolean
  readonly onChoosing: (isChoosing: boolean) => void
  readonly onNote: () => void
}

/**
 * Reading tools, shown beside the text if there is room. On a phone, they are above the text, and the print button is
 * below it.
 */
export function LessonTools(props: LessonToolsProps) {
  const { lessonId, isAloud, aloudRef, onAloud, isChoosing, onChoosing, onNote } = props
  const bookmark = useBookmark(lessonId)
  return (
    <div className={`${styles.tools} noPrint`}>
      <div className={styles.reading} role="group" aria-label={words.tools}>
        <ToolButton
          ref={aloudRef}
          icon={<Icon name="speaker" />}
          isOn={isAloud}
          aria-expanded={isAloud}
          onClick={() => onAloud(!isAloud)}
        >
          {readAloudWords.button}
        </ToolButton>
        <ToolButton
          icon={<span className={styles.letters} />}
          isOn={isChoosing}
          aria-expanded={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
        >
          {words.textSize}
        </ToolButton>
        <ToolButton
          icon={<Icon name="bookmark" />}
          isOn={bookmark.isSet}
          aria-pressed={bookmark.isSet}
          onClick={bookmark.toggle}
        >
          {words.bookmark}
        </ToolButton>
        <ToolButton icon={<Icon name="pencil" />} isOn={false} onClick={onNote}>
          {words.note}
        </ToolButton>
        {bookmark.failure === undefined ? null : (
          <p className={styles.failure} role="alert">
            {words.notMarked[bookmark.failure]}
          </p>
        )}
      </div>
      <button type="button" className={`${styles.tool} ${styles.print}`} onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </button>
    </div>
  )
}

interface ToolButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly icon: Elements
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: ReactNode
  readonly 'aria-expanded'?: boolean
  readonly 'aria-pressed'?: boolean
}

function ToolButton({ icon, isOn, children, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={`${styles.tool} ${isOn ? styles.isOn : ''}`} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  )
}

interface Bookmark {
  readonly isSet: boolean
  readonly toggle: () => void
  /** The reason why the last press changed nothing. */
  readonly failure: SaveFailure | undefined
}

/** The learner's bookmark in a lesson. It is shown only after it is saved. */
function useBookmark(lessonId: LessonId): Bookmark {
  const { store, reads } = useSession()
  const isSet = useRead(reads.bookmarks)?.has(lessonId) === true
  const [failure, setFailure] = useState<SaveFailure | undefined>(undefined)
  return {
    isSet,
    toggle: () => void store.kept.keep('bookmarks', lessonId, isSet ? null : true).then(setFailure),
    failure,
  }
}
