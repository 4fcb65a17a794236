/** Where a garment can be printed; left and right are the wearer's. */
export const front = 'Front';
export const abovePocket = 'Front, above the pocket';
export const back = 'Back';
export const leftChest = 'Left chest';
export const rightChest = 'Right chest';
export const leftPanel = 'Left, below the chest';
export const rightPanel = 'Right, below the chest';

/** How a face looks, in a word or two. */
export const lookPlain = 'Plain';
export const lookPoster = 'Poster';
export const lookRound = 'Round';
export const lookSign = 'Shop sign';
export const lookNarrow = 'Narrow';
export const lookHand = 'Handwritten';
export const lookThick = 'Very thick';
export const lookHeadline = 'Headline';
export const lookTeam = 'Team shirt';
export const lookBrush = 'Brush';
export const lookElegant = 'Elegant';
export const lookPen = 'Pen';
export const lookBlock = 'Block';

/** Names of the faces. */
export const fontHind = 'Hind';
export const fontRozhaOne = 'Rozha One';
export const fontBaloo2 = 'Baloo 2';
export const fontYatraOne = 'Yatra One';
export const fontTeko = 'Teko';
export const fontKalam = 'Kalam';
export const fontModak = 'Modak';
export const fontAnton = 'Anton';
export const fontBebasNeue = 'Bebas Neue';
export const fontPacifico = 'Pacifico';
export const fontAbrilFatface = 'Abril Fatface';
export const fontCaveat = 'Caveat';
export const fontBungee = 'Bungee';
