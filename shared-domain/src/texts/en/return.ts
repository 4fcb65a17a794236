export const thisOrderIsNotPaidSo = 'This order is not paid, so there is nothing to give back.';
export const itIsOnItsWayYou = 'It is on its way. You can ask for a return once it has been delivered.';
export const timeForReturnEndedOnDate = (dateTime: string | number) => `The time for a return ended on ${dateTime}.`;
export const thesePiecesCanNoLongerBe = 'These pieces can no longer be cancelled.';
export const thesePiecesCannotBeReturned = 'These pieces cannot be returned.';
export const atMostMostOfThesePieces = (most: string | number) => `At most ${most} of these pieces can be chosen.`;
export const chooseReason = 'Please choose a reason.';
export const thisReasonIsNotPossibleFor = 'This reason is not possible for this item any more.';
export const forThisReasonItemCanBe = 'For this reason the item can be returned, not exchanged.';
export const addPictureOfItemOrOf = 'Please add a picture of the item or of the parcel.';
export const selectSize = 'Please select a size';
export const requested = 'Requested';
export const approved = 'Approved';
export const pickedUp = 'Picked up';
export const beingSent = 'Being sent';
export const withdrawn = 'Withdrawn';
export const refused = 'Refused';
export const notAccepted = 'Not accepted';
export const refunded = 'Refunded';
export const exchanged = 'Exchanged';
export const weHaveYourRequestForThis = (told: string | number) => `We have your request for this ${told}.`;
export const weHaveYourRequestForThis2 = (told: string | number, dateTime: string | number) =>
  `We have your request for this ${told} and answer it by ${dateTime}.`;
export const yourExchangeIsApprovedAndSize = (size: string | number) =>
  `Your exchange is approved, and size ${size} is kept for you. Please pack the item: it will be picked up at your delivery address.`;
export const yourReturnIsApprovedPackItem = (told: string | number) =>
  `Your return is approved. Please pack the item: it will be picked up at your delivery address. ${told} goes back to you once it has been looked at.`;
export const itemIsOnItsWayBack = 'The item is on its way back. Once it has been looked at, the new one is sent.';
export const itemIsOnItsWayBack2 = (told: string | number) =>
  `The item is on its way back. Once it has been looked at, ${told} goes back to you.`;
export const newItemIsKeptForYou = 'The new item is kept for you and will be sent to your delivery address.';
export const cancelledToldGoesBackToYou = (told: string | number) =>
  `Cancelled. ${told} goes back to you, the way you paid.`;
export const youHaveWithdrawnThisRequest = 'You have withdrawn this request.';
export const yourRequestWasRefusedTold = (told: string | number) => `Your request was refused.${told}`;
export const itemWasNotAcceptedAndComes = (told: string | number) =>
  `The item was not accepted, and comes back to you.${told}`;
export const toldGoesBackToYouWay = (told: string | number) => `${told} goes back to you, the way you paid.`;
export const newItemHasBeenSent = 'The new item has been sent.';
export const newItemHasBeenSentTracking = (trackingId: string | number) =>
  `The new item has been sent. Tracking ID: ${trackingId}`;
export const chooseItemOfThisOrder = 'Please choose an item of this order.';
export const chooseHowManyPieces = 'Please choose how many pieces.';
export const pleaseUseAtMostMaxReturnText = (maxReturnText: string | number) =>
  `Please use at most ${maxReturnText} characters.`;
export const youCanAddUpToMax = (maxReturnPictures: string | number) =>
  `You can add up to ${maxReturnPictures} pictures.`;
export const chooseWhetherPiecesAreSoldAgain = 'Please choose whether the pieces are sold again.';
export const trackingIdHasAtMost64 = 'A tracking ID has at most 64 characters.';
export const trackingIdHasOnlyLettersDigits = 'A tracking ID has only letters, digits, spaces and . , _ / -';
export const itDoesNotFit = 'It does not fit';
export const iDoNotWantItAny = 'I do not want it any more';
export const itArrivedDamaged = 'It arrived damaged';
export const fabricOrPrintHasFault = 'The fabric or the print has a fault';
export const itIsNotWhatIOrdered = 'It is not what I ordered';
export const itWasMissingFromParcel = 'It was missing from the parcel';
