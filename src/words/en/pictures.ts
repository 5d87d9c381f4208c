/** A description of each picture for screen readers, by the name of the drawing. */
export const pictureWords: Readonly<Record<string, string>> = {
  foundations:
    'The timber frame of a barn goes up beside a rising sun. A beam hangs on a rope, and one side has red boards.',
  saving: 'Three jars on a pantry shelf, each fuller than the last, beside a window on a snowy night.',
  insurance:
    'Storm clouds move over a row of spruces. Below them is an open storm cellar with a lantern and jars inside.',
  banking: 'A small-town bank with columns and a clock on Main Street, between two shops with striped awnings.',
  credit: 'Grain sacks on an old platform scale, with the scale ticket pinned to the wall beside it.',
  investing: 'One tree and one field shown in four bands: winter snow, spring leaves, summer green and fall gold.',
  entrepreneurship:
    'A farm stand with a striped awning, jars, crates of vegetables and pumpkins, between rows of corn.',
  real_estate: 'A white farmhouse with a front porch, a tree and a red mailbox, with the sun low behind it.',
  retirement: 'Two rocking chairs and two glasses on a porch that looks over fields at a setting sun.',
  taxes: 'A courthouse with a clock tower on a green square, with a path that leads to its steps.',
}
