/** Where a garment can be printed; left and right are the wearer's. */
export const front = 'Front';
export const abovePocket = 'Front, above the pocket';
export const back = 'Back';
export const leftChest = 'Left chest';
export const rightChest = 'Right chest';
export const leftPanel = 'Left, below the chest';
export const rightPanel = 'Right, below the chest';
