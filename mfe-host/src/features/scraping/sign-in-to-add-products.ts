export const signInToAddProducts = 'Please log in to add products';
