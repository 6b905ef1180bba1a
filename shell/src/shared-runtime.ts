// The share scope provides only modules that the shell imports. Every module of `shared-modules.cjs` must be here;
// a missing one breaks every remote.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@tanstack/react-query';
import '@gift-registry/shell-contract';
