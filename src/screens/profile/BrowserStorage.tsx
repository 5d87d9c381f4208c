import { browserStorageWords as words } from '#words/browserStorage'
import { readyOfflineWords } from '#words/readyOffline'
import type { Persistence } from '../../platform/window/storagePersistence'
import { readStorageSpace } from '../../platform/window/storagePersistence'
import { site } from '../../site'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { useOnce, useRead } from '../../session/useRead'
import { usePersistence } from '../../session/usePersistence'
import { ownReport } from './reportSource'
import styles from './BrowserStorage.module.css'

const promises: Readonly<Record<Persistence, readonly [title: string, text: string]>> = {
  persistent: [words.kept, words.keptText],
  'best-effort': [words.notPromised, words.notPromisedText],
  unknown: [words.unknown, words.unknownText],
}

/** Shows whether the browser has promised to keep the data, the free space, and the site's version. */
export function BrowserStorage() {
  const { persistence, isAsking, isRefused, ask } = usePersistence()
  const space = useOnce(async () => (await readStorageSpace()) ?? null)
  const report = useRead(ownReport)
  const [title, text] = persistence === undefined ? ['', ''] : promises[persistence]
  return (
    <>
      <h2>{words.title}</h2>
      <div role="status">
        {persistence === undefined ? null : (
          <p className={`${styles.truth} ${persistence === 'persistent' ? styles.isKept : ''}`}>
            <Icon name={persistence === 'persistent' ? 'check' : 'info'} />
            <span>
              <b>{title}</b> <span>{text}</span>
            </span>
          </p>
        )}
        {isRefused ? <p className={styles.note}>{words.refused}</p> : null}
      </div>
      {persistence === 'best-effort' ? (
        <Button variant="line" busy={isAsking} busyLabel={words.asking} onClick={ask}>
          {words.ask}
        </Button>
      ) : null}
      <Fold label={words.details}>
        <FactList
          facts={[
            ...(space === undefined || space === null
              ? []
              : [
                  {
                    id: 'used',
                    name: words.used,
                    value: words.size(space.usedBytes),
                    note: words.left(space.leftBytes),
                  },
                ]),
            {
              id: 'version',
              name: words.version,
              value: words.app(site.version),
              ...(report === undefined || report === null ? {} : { note: readyOfflineWords.edition(report.edition) }),
            },
          ]}
        />
        {space === undefined || space === null ? null : <p className={styles.note}>{words.about}</p>}
      </Fold>
    </>
  )
}
