import { appearanceWords as words } from '#words/appearance'
import { Choices } from '../ui/Choices'
import { Row } from '../ui/Row'
import styles from './AppearanceChoices.module.css'
import { choices } from './settings'
import { useSettings } from './useSettings'

/** Text size, line spacing and theme. A choice is saved and takes effect at once, on every open page. */
export function AppearanceChoices() {
  const { settings, choose, failure } = useSettings()
  return (
    <Row gap={6} className={styles.choices}>
      <Choices
        legend={words.size}
        choices={choices.size.map((value) => ({
          value,
          label: (
            <>
              <b className={`${styles.letter} ${styles[value]}`} />
              <i className="sr">{words.sizes[value]}</i>
            </>
          ),
        }))}
        value={settings.size}
        onChange={(size) => choose('size', size)}
      />
      <Choices
        legend={words.lines}
        choices={choices.lines.map((value) => ({ value, label: words.lineSpacings[value] }))}
        value={settings.lines}
        onChange={(lines) => choose('lines', lines)}
      />
      <Choices
        legend={words.theme}
        choices={choices.theme.map((value) => ({ value, label: words.themes[value] }))}
        value={settings.theme}
        onChange={(theme) => choose('theme', theme)}
      />
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {words.notKept[failure]}
        </p>
      )}
    </Row>
  )
}
