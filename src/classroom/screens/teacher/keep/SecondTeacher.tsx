import { secondTeacherWords as words } from '#words/secondTeacher'
import { Fold } from '../../../../ui/Fold'
import { Stack } from '../../../../ui/Stack'
import { Text } from '../../../../ui/Text'
import styles from './KeepPage.module.css'

/** How a colleague gets a copy of the class, how both copies are merged, and the rules of a merge. */
export function SecondTeacher() {
  return (
    <>
      <Text width={40} before={2}>
        {words.text}
      </Text>
      <Stack as="ol" gap={2} after={5} className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <Fold label={words.rulesTitle}>
        <Stack as="ul" gap={2} before={2} after={5} className={styles.rules}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Stack>
      </Fold>
    </>
  )
}
