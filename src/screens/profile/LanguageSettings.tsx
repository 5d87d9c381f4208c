import { useState, useSyncExternalStore } from 'react'
import { languagesWords as words } from '#words/languages'
import type { LanguageTally } from '../../platform/fileMessages'
import { type KeptFiles, keptFiles } from '../../platform/window/keptFiles'
import { isOnlineHint, onNetworkHint } from '../../platform/window/network'
import { switchLanguage } from '../../session/switchLanguage'
import { useOnce } from '../../session/useRead'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { FactList } from '../../ui/FactList'
import { Text } from '../../ui/Text'
import { megabytes } from '../../words/format'
import { language } from '../../words/language'
import { languages } from '../../words/languages'

interface LanguageSettingsProps {
  readonly files?: Pick<KeptFiles, 'languages'>
  readonly choose?: (tag: string) => Promise<'loading' | 'not-here'>
}

/** The languages of the site, which of them are on this device, and a button for each to use it. */
export function LanguageSettings({ files = keptFiles, choose = switchLanguage }: LanguageSettingsProps) {
  const isOnline = useSyncExternalStore(onNetworkHint, isOnlineHint)
  const tallies = useOnce(async () => (await files.languages()) ?? [])
  const [notHere, setNotHere] = useState('')
  const use = async (tag: string, name: string): Promise<void> =>
    setNotHere((await choose(tag)) === 'not-here' ? words.notHere(name) : '')
  return (
    <>
      <h2>{words.title}</h2>
      <Text width={38} before={3} after={3}>
        {words.text}
      </Text>
      <FactList
        facts={languages.map(({ tag, name, dir }) => ({
          id: tag,
          name: (
            <b lang={tag} dir={dir}>
              {name}
            </b>
          ),
          // Space is reserved until the worker has answered.
          nameNote:
            tallies === undefined
              ? '\u00A0'
              : placeOf(
                  tallies.find((known) => known.tag === tag),
                  isOnline,
                ),
          value:
            tag === language.tag ? (
              <Chip kind="done">{words.inUse}</Chip>
            ) : (
              <Button variant="line" size="compact" onClick={() => void use(tag, name)}>
                {words.use(name)}
              </Button>
            ),
        }))}
      />
      <p role="status">{notHere}</p>
    </>
  )
}

/** Where a language is. Without a worker, nothing is known of any language. */
function placeOf(known: LanguageTally | undefined, isOnline: boolean): string {
  if (known !== undefined && known.done === known.total) return words.here
  if (!isOnline) return words.away
  return known === undefined ? words.unknown : words.toDownload(megabytes(known.bytes))
}
