import { appWords as words } from '#words/app'
import { onDemand } from '../session/onDemand'
import { buttonClass } from '../ui/buttonClass'
import { PageHeading } from '../ui/PageHeading'
import { paths } from '../words/paths'
import styles from './ErrorScreen.module.css'
import { MissingPart } from './MissingPart'

interface ErrorScreenProps {
  readonly error: unknown
}

/** The fallback screen (contract, section 2.6). If a script failed to load, the screen shows a different text. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const isMissing = error instanceof MissingPart
  return (
    <div className={styles.screen}>
      <div className={styles.text} role="alert">
        <PageHeading>{isMissing ? words.missingTitle : words.errorTitle}</PageHeading>
        <p>{isMissing ? words.missingText : words.errorText}</p>
        <button type="button" className={buttonClass('solid')} onClick={() => window.location.reload()}>
          {isMissing ? words.tryAgain : words.refresh}
        </button>
        {isMissing ? (
          <p className={styles.ways}>
            <a href={paths.home}>{words.toHome}</a> <a href={paths.learning}>{words.toLearning}</a>
          </p>
        ) : null}
      </div>
      <Scene />
    </div>
  )
}

/** Every page already includes the words. The picture is loaded only when needed, and the screen works without it. */
const road = onDemand(async () => {
  try {
    return (await import('../ui/NightRoad')).NightRoad
  } catch (error) {
    console.warn('The drawing of the error screen could not be loaded', error)
    throw error
  }
})

function Scene() {
  const { part: Road } = road.usePart()
  return Road === undefined ? null : <Road className={styles.scene} />
}
