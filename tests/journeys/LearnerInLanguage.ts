import { languageWords } from './languageWords'
import { Learner, type Patience } from './Learner'

/** A learner of the site in another language. The sentences of a journey stay English. */
export class LearnerInLanguage extends Learner {
  /** Says an English sentence in the language of the page. */
  says = (english: string): string => english

  override presses(name: string): Promise<void> {
    return super.presses(this.says(name))
  }

  /** Presses what has this name in every language, such as a person or a language. */
  pressesName(name: string): Promise<void> {
    return super.presses(name)
  }

  override types(text: string, label: string): Promise<void> {
    return super.types(text, this.says(label))
  }

  override sees(text: string, patience: Patience = {}): Promise<void> {
    return super.sees(this.says(text), patience)
  }

  override doesNotSee(text: string, patience: Patience = {}): Promise<void> {
    return super.doesNotSee(this.says(text), patience)
  }

  override seesHeading(text: string | RegExp, patience: Patience = {}): Promise<void> {
    return super.seesHeading(typeof text === 'string' ? this.says(text) : text, patience)
  }

  override chooses(text: string): Promise<void> {
    return super.chooses(this.says(text))
  }

  /** Waits for a quiet page, and expects the words of its language from then on. */
  async hears(): Promise<void> {
    await this.comesToRest()
    await this.isIn(String(await this.browser.evaluate('return document.documentElement.lang')))
  }

  /** Waits until the page is in this language. From then on the learner expects its words. */
  async isIn(tag: string): Promise<void> {
    await this.until(`return document.documentElement.lang === ${JSON.stringify(tag)}`, `a page in ${tag}`)
    this.says = tag === 'en' ? (english) => english : languageWords(tag)
  }
}
