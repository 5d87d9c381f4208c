import { Link } from 'react-router-dom'
import { joinPlaceWords as words } from '#words/joinPlace'
import { type ClassCard, cardText } from '../../protocol/card/classCard'
import { classroomTools } from '../../../platform/classroomTools'
import { buttonClass } from '../../../ui/buttonClass'
import { Fold } from '../../../ui/Fold'
import { LeafRow } from '../../../ui/Leaf'
import { backupFilePath } from '../../../words/paths'
import { useOnce } from '../../../session/useRead'
import { CopyLink } from './CopyLink'
import styles from './Join.module.css'

/**
 * Explains to a learner who joined in the iPhone browser but learns in the app how to move the class to the app with a
 * file.
 */
export function MoveToApp({ card }: { readonly card: ClassCard }) {
  const text = useOnce(() => cardText(card, classroomTools))
  return (
    <LeafRow>
      <Fold label={words.movingTitle}>
        <p>{words.movingText}</p>
        <ol className={styles.ways}>
          {words.moving.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Link className={buttonClass('line')} to={backupFilePath}>
            {words.toBackup}
          </Link>
        </p>
        {text === undefined ? null : <CopyLink text={text} />}
      </Fold>
    </LeafRow>
  )
}
