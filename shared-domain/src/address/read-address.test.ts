import { describe, expect, it } from 'vitest';
import {
  checkCheckoutAddress,
  findGstStateCode,
  findOtherStates,
  findPlace,
  indianStates,
  readAddress,
  readState,
} from './index.ts';
import { statesOfPincode } from './read-state.ts';

const typed = {
  name: '\u202eAsha ',
  phone: '+91 0 98450-12345',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'karnataka',
  pincode: '५६० ०३८',
  landmark: '\u200b',
};

describe('readAddress', () => {
  // rules: texts-as-people-type-them
  it('stores what was meant, and leaves nothing to refuse', () => {
    const address = readAddress(typed);
    expect(address).toEqual({
      name: 'Asha',
      phone: '9845012345',
      address: '12 MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      landmark: null,
    });
    expect(checkCheckoutAddress(address)).toEqual([]);
  });

  it('leaves what it cannot read as it was typed, for the checks to refuse', () => {
    const address = readAddress({ ...typed, phone: 'call me', pincode: '56', state: 'Atlantis' });
    expect(address).toMatchObject({ phone: 'call me', pincode: '56', state: 'Atlantis' });
    expect(checkCheckoutAddress(address).map(({ path }) => path)).toEqual(['phone', 'pincode']);
  });
});

describe('readState', () => {
  it.each([
    ['Orissa', 'Odisha'],
    ['U.P.', 'Uttar Pradesh'],
    ['J&K', 'Jammu and Kashmir'],
    ['jammu and kashmir', 'Jammu and Kashmir'],
    ['Pondicherry', 'Puducherry'],
    ['Uttaranchal', 'Uttarakhand'],
    ['केरल', 'Kerala'],
    ['tamilnadu', 'Tamil Nadu'],
    [' TAMIL  NADU ', 'Tamil Nadu'],
    ['NCT of Delhi', 'Delhi'],
  ])('knows %s as %s', (name, state) => {
    expect(readState(name)).toBe(state);
  });

  it('knows every state by its own name, and no state by another word', () => {
    for (const state of indianStates) {
      expect(readState(state)).toBe(state);
    }
    expect(readState('NCR')).toBeUndefined();
    expect(readState('')).toBeUndefined();
  });

  it('splits the GST of an order by the state that was meant', () => {
    expect(findGstStateCode('Orissa')).toBe('21');
    expect(findGstStateCode('Atlantis')).toBeNull();
  });
});

describe('statesOfPincode', () => {
  it('names one state, or all that share an area', () => {
    expect(statesOfPincode('560038')).toEqual(['Karnataka']);
    expect(statesOfPincode('226001')).toEqual(['Uttar Pradesh']);
    expect(statesOfPincode('160017').length).toBeGreaterThan(1);
    expect(statesOfPincode('999999')).toEqual([]);
  });
});

describe('the place of a PIN code', () => {
  // rules: pincode-first
  it.each([
    ['560 038', 'Bengaluru', 'Karnataka'],
    ['226001', 'Lucknow', 'Uttar Pradesh'],
    ['५६०००१', 'Bengaluru', 'Karnataka'],
    // Of two states, and of a city whose neighbour shares the area.
    ['160017', 'Chandigarh', undefined],
    ['160059', undefined, undefined],
    ['201310', undefined, 'Uttar Pradesh'],
    ['56003', undefined, undefined],
    ['999999', undefined, undefined],
  ])('of %s is %s, %s', (pincode, city, state) => {
    expect(findPlace(pincode)).toEqual({ city, state });
  });

  it('is asked about only where the chosen state is another one', () => {
    expect(findOtherStates({ pincode: '226 001', state: 'Kerala' })).toEqual(['Uttar Pradesh']);
    expect(findOtherStates({ pincode: '226001', state: 'UP' })).toEqual([]);
    expect(findOtherStates({ pincode: '160017', state: 'Punjab' })).toEqual([]);
    expect(findOtherStates({ pincode: '2260', state: 'Kerala' })).toEqual([]);
    expect(findOtherStates({ pincode: '226001', state: '' })).toEqual([]);
  });
});
